### People who are known by a key: what is refused, and what they read when they are called.

error-server-person = Nobody is known here by this key.
error-server-ticket = This address ends nothing. Perhaps it was cut on the way.
error-server-channel = You cannot be called there. Check how it is written, and whether this server offers it.
error-server-channels = One person can be called in eight ways at most. Take one away first.
error-server-channel-deaf = Nothing gets through there now. Check the address, or try again later.
error-server-zone = The server does not know this time zone.
error-server-proof = That is not the number that was sent, or it is too old. Have a new one sent.
error-server-no-channel = You are not called that way.
error-server-no-friend = You have not played with this person.

## Calls. Whoever looks over a shoulder may read them: they hold no secret.

call-turn = Your turn
    .text = Table { $code }: they are waiting for you.
call-vote = A vote
    .text = Table { $code }: your vote is missing.
call-over = It is over
    .text = Table { $code }: see who is left.
call-invited = { $name } asks for you
    .text = There is a free seat at table { $code }.
call-somebody = Somebody
call-proof = Your number for Overwinter
    .text = { $number } is the number to enter on the page. If you did not ask for it, do nothing: nothing more will come.
call-trial = Can you hear us?
    .text = Good. This is how the table calls you.
call-why = You get this because you asked Overwinter to call you. To end it: { $address }
call-why-short = You get this because you asked Overwinter to call you. You can end it on the page, under your name.

## The page on which a mail can be ended

plain-stop = No more mail
plain-stop-text = Overwinter will not write to this address any more. Your games stay as they are.
plain-stop-button = End it
plain-stop-done = Done. No more mail will come.
plain-nowhere = There is nothing here
plain-nowhere-text = This address leads nowhere. Perhaps a letter is missing.
