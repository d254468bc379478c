"""Tests of the server: tables, protocol, storage, plain pages."""
