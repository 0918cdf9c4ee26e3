/**
 * Version 1. Moments are milliseconds since the epoch (bigint), so that both databases compare and add them alike.
 * Everything about a person hangs on `submissions` or `subscriptions` and goes with it.
 */
export const first: readonly string[] = [
  `create table submissions (
    id text primary key,
    kind text not null check (kind in ('contact', 'group-purchase', 'newsletter')),
    email text not null,
    email_key text not null,
    fields text not null,
    received_at bigint not null
  )`,
  'create index submissions_by_email on submissions (email_key)',
  'create index submissions_by_time on submissions (received_at)',

  // One row per mail. A lease is a name in 'lease' and a 'due_at' in the future: who dies holding it loses it by itself.
  `create table outbox (
    id text primary key,
    submission_id text not null references submissions (id) on delete cascade,
    template text not null,
    state text not null check (state in ('waiting', 'sent', 'dead')),
    attempts integer not null,
    queued_at bigint not null,
    due_at bigint not null,
    lease text,
    sent_at bigint,
    provider_id text,
    problem text,
    unique (submission_id, template)
  )`,
  'create index outbox_by_due on outbox (state, due_at)',

  // An address that left is not kept; the row stays so that its tokens keep answering calmly.
  `create table subscriptions (
    id text primary key,
    email text,
    email_key text unique,
    state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
    requested_at bigint not null,
    confirmed_at bigint,
    ended_at bigint
  )`,
  'create index subscriptions_by_state on subscriptions (state)',

  // Only the sha256 of a token: who reads the database can confirm nothing.
  `create table subscription_tokens (
    hash text primary key,
    subscription_id text not null references subscriptions (id) on delete cascade,
    purpose text not null check (purpose in ('confirm', 'unsubscribe')),
    expires_at bigint,
    used_at bigint
  )`,
  'create index subscription_tokens_by_subscription on subscription_tokens (subscription_id)',

  `create table rate_limits (
    scope text not null,
    asker text not null,
    started_at bigint not null,
    taken integer not null,
    primary key (scope, asker)
  )`,
];
