-- A database of version 1.1.0: its schema, and rows in every table. Never changed.
create table store_version (version integer not null);
create table submissions (
    id text primary key,
    kind text not null check (kind in ('contact', 'group-purchase', 'newsletter')),
    email text not null,
    email_key text not null,
    fields text not null,
    received_at bigint not null,
    answered_at bigint
  );
create index submissions_by_email on submissions (email_key);
create index submissions_by_time on submissions (received_at);
create table outbox (
    id text primary key,
    submission_id text not null references submissions (id) on delete cascade,
    template text not null,
    state text not null check (state in ('waiting', 'sent', 'dead')),
    attempts integer not null,
    queued_at bigint not null,
    due_at bigint not null,
    lease text,
    sent_at bigint,
    problem text,
    unique (submission_id, template)
  );
create index outbox_by_due on outbox (state, due_at);
create table subscriptions (
    id text primary key,
    email text,
    email_key text unique,
    state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
    requested_at bigint not null,
    confirmed_at bigint,
    ended_at bigint
  );
create index subscriptions_by_state on subscriptions (state);
create table subscription_tokens (
    hash text primary key,
    subscription_id text not null references subscriptions (id) on delete cascade,
    purpose text not null check (purpose in ('confirm', 'unsubscribe')),
    expires_at bigint,
    used_at bigint
  );
create index subscription_tokens_by_subscription on subscription_tokens (subscription_id);
create table rate_limits (
    scope text not null,
    asker text not null,
    started_at bigint not null,
    taken integer not null,
    primary key (scope, asker)
  );
create table outbox_recipients (
    outbox_id text not null references outbox (id) on delete cascade,
    recipient text not null,
    primary key (outbox_id, recipient)
  );
create table mail_alerts (id integer primary key check (id = 1), due_at bigint not null, told_at bigint);
create table backups (id integer primary key check (id = 1), made_at bigint not null);
create table purges (id integer primary key check (id = 1), ran_at bigint not null);
create table unfound (
    day text not null,
    kind text not null check (kind in ('search', 'address')),
    term text not null,
    times integer not null,
    primary key (day, kind, term)
  );
create table former_addresses (slug text primary key, uuid text not null, seen_at bigint not null);
insert into submissions (id, kind, email, email_key, fields, received_at) values ('s1', 'contact', 'an@voorbeeld.be', 'an@voorbeeld.be', '{"firstName":"An","lastName":"Peeters","email":"an@voorbeeld.be","message":"Dag"}', 1795251600000);
insert into submissions (id, kind, email, email_key, fields, received_at) values ('s2', 'newsletter', 'lezer@voorbeeld.be', 'lezer@voorbeeld.be', '{"email":"lezer@voorbeeld.be"}', 1795251600000);
insert into outbox (id, submission_id, template, state, attempts, queued_at, due_at, problem) values ('m1', 's1', 'contact-organiser', 'dead', 9, 1795251600000, 1795251600000, 'refused');
insert into outbox (id, submission_id, template, state, attempts, queued_at, due_at) values ('m2', 's1', 'contact-sender', 'waiting', 0, 1795251600000, 1795251600000);
insert into subscriptions (id, email, email_key, state, requested_at, confirmed_at) values ('a1', 'lezer@voorbeeld.be', 'lezer@voorbeeld.be', 'confirmed', 1795251600000, 1795255200000);
insert into subscription_tokens (hash, subscription_id, purpose) values ('0000', 'a1', 'unsubscribe');
insert into rate_limits (scope, asker, started_at, taken) values ('contact', 'h', 1795251600000, 2);
insert into outbox_recipients (outbox_id, recipient) values ('m1', 'bo@voorbeeld.be');
insert into mail_alerts (id, due_at) values (1, 0);
update submissions set answered_at = 1795255200000 where id = 's1';
insert into backups (id, made_at) values (1, 1795251600000);
insert into purges (id, ran_at) values (1, 1795251600000);
insert into unfound (day, kind, term, times) values ('2026-11-21', 'search', 'parkeren', 3);
insert into former_addresses (slug, uuid, seen_at) values ('nieuws/oud', '0192f3a4-1111-7222-8333-44445555abcd', 1795251600000);
create table signing_links (
    hash text primary key,
    place text not null,
    day text not null,
    made_at bigint not null,
    revoked_at bigint
  );
create index signing_links_by_day on signing_links (day);
create table signing_reports (
    id text primary key,
    day text not null,
    place text not null,
    moment text not null,
    title text not null,
    state text not null,
    said_at bigint not null,
    received_at bigint not null
  );
create index signing_reports_by_day on signing_reports (day);
create index signing_reports_by_moment on signing_reports (moment, received_at);
insert into signing_links (hash, place, day, made_at, revoked_at) values ('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 'stripkade', '2026-10-24', 1795251600000, null);
insert into signing_reports (id, day, place, moment, title, state, said_at, received_at) values ('0192f3a4-2222-7222-8333-44445555abcd', '2026-10-24', 'stripkade', '0192f3a4-3333-7222-8333-44445555abcd', 'Een tekening voor in je boek', '40', 1795251600000, 1795251600500);
insert into store_version (version) values (2);
