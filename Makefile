# Builds the program as OpenBench's client calls it (docs/openbench.md):
#   make [EXE=NAME] [EVALFILE=NETWORK] [ARCH=native|plain] [FEATURES=...]
# EXE       the program to write, from the folder of the call; without it akhet, and the same program by the name
#           of a match runner, fastchess
# EVALFILE  the network that is built in, in place of the one in nets/
# ARCH      native: for this machine's processor; plain: for the processors that .cargo/config.toml names
# FEATURES  further Cargo features, separated by blanks
# CC and CXX, which the client sets, mean nothing here.

ROOT := $(dir $(lastword $(MAKEFILE_LIST)))
ARCH ?= native
SUFFIX := $(if $(filter Windows_NT,$(OS)),.exe)
PROGRAMS := $(or $(EXE),akhet$(SUFFIX) fastchess$(SUFFIX))
BUILT := $(or $(CARGO_TARGET_DIR),$(ROOT)target)/release/akhet$(SUFFIX)

ifeq ($(ARCH),native)
export RUSTFLAGS := -C target-cpu=native
else ifneq ($(ARCH),plain)
$(error ARCH is native or plain, not '$(ARCH)')
endif
ifneq ($(EVALFILE),)
ifeq ($(wildcard $(EVALFILE)),)
$(error EVALFILE: there is no file '$(EVALFILE)')
endif
override EVALFILE := $(abspath $(EVALFILE))
export EVALFILE
override FEATURES += evalfile
endif

.PHONY: all
# Cargo counts its own jobs, not those of make. The program is run once, since a network may be unusable.
all:
	MAKEFLAGS= cargo build --release --locked --manifest-path $(ROOT)Cargo.toml --package akhet-program --features "$(FEATURES)"
	$(BUILT) isready
	for program in $(PROGRAMS); do cp $(BUILT) $$program || exit; done
