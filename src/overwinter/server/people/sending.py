"""Sending a call, with the packages that know how (the extra ``calls``). Each function waits: use a thread."""

from __future__ import annotations

import base64
import json
import logging
from typing import Literal
from urllib.parse import quote

import apprise
import requests
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid
from pywebpush import WebPushException, webpush

Result = Literal["sent", "gone", "failed"]
"""``gone``: there is nobody any more, and never will be."""
TIMEOUT = 10.0
DAY = 86400
logging.getLogger("apprise").setLevel(logging.CRITICAL + 1)  # it would write addresses down


def new_push_key() -> str:
    """A private key by which services for browsers know this server."""
    key = ec.generate_private_key(ec.SECP256R1())
    form = serialization.PrivateFormat.PKCS8
    return key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()).decode()


def public_push_key(private: str) -> str:
    """What a browser has to be told of it."""
    key = serialization.load_pem_private_key(private.encode(), None)
    form = serialization.PublicFormat.UncompressedPoint
    point = key.public_key().public_bytes(serialization.Encoding.X962, form)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def push(subscription: str, payload: str, topic: str, private: str, contact: str) -> Result:
    """Call a browser. A later call with the same topic replaces one that was not delivered yet."""
    with requests.Session() as session:
        session.max_redirects = 0  # a service that sends us elsewhere is none that we know
        try:
            webpush(
                json.loads(subscription),
                payload,
                vapid_private_key=Vapid.from_pem(private.encode()),
                vapid_claims={"sub": contact},
                ttl=DAY,
                timeout=TIMEOUT,
                headers={"Urgency": "high", "Topic": topic},
                requests_session=session,
            )
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            return "gone" if status in (404, 410) else "failed"
        except (requests.RequestException, ValueError, TypeError):
            return "failed"
    return "sent"


def mail(service: str, address: str, title: str, text: str, stop: str) -> Result:
    """Write to somebody; ``stop`` is where they can have it end."""
    sign = "&" if "?" in service else "?"
    url = f"{service}{sign}to={quote(address, safe='')}&format=text&+Auto-Submitted=auto-generated"
    if stop:
        url += f"&+List-Unsubscribe={quote(f'<{stop}>', safe='')}"
        url += f"&+List-Unsubscribe-Post={quote('List-Unsubscribe=One-Click', safe='')}"
    return _notify(url, title, text)


def chat(service: str, title: str, text: str) -> Result:
    """Tell somebody through a chat service."""
    return _notify(service, title, text)


def _notify(url: str, title: str, text: str) -> Result:
    asset = apprise.AppriseAsset(app_id="Overwinter", app_desc="Overwinter", async_mode=False)
    called = apprise.Apprise(asset=asset)
    if not called.add(url):
        return "failed"
    try:
        return "sent" if called.notify(body=text, title=title, body_format="text") else "failed"
    except Exception:  # a service may say anything, and no package foresees all of it
        return "failed"
