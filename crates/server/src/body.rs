//! The body of a request.

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::error::Error;
use std::time::Duration;
use tokio::time::timeout;

/// How long a text may take to arrive.
const SLOWEST: Duration = Duration::from_secs(30);

/// The body of a request, or the answer if it is longer than this limit or does not arrive. The route enforces
/// the limit.
pub(super) async fn take_in(request: Request, limit: &str) -> Result<Bytes, Response> {
    let bytes = timeout(SLOWEST, Bytes::from_request(request, &())).await;
    let late = |_| {
        let text = "the text did not arrive in time\n";
        (StatusCode::REQUEST_TIMEOUT, text).into_response()
    };
    let not_taken_in = |rejection| not_taken_in(&rejection, limit);
    bytes.map_err(late)?.map_err(not_taken_in)
}

fn not_taken_in(rejection: &BytesRejection, limit: &str) -> Response {
    let text = match rejection {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
            format!("the text is longer than {limit}")
        }
        _ => {
            // The last cause in the chain is the most informative.
            let first: &dyn Error = rejection;
            let causes = std::iter::successors(Some(first), |error| (*error).source());
            let cause = causes.last().map(ToString::to_string).unwrap_or_default();
            format!("the text cannot be read: {cause}")
        }
    };
    (rejection.status(), format!("{text}\n")).into_response()
}
