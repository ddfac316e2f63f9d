//! Pictures of a position: text for a terminal, SVG.
