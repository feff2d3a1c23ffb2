-- What refuses a confirmation may have nothing against the team's mail: such a hold is for one kind.

drop function contact.hold(timestamptz, text, timestamptz);

-- Nobody is served at the moment (a key refused, a quota spent): all that wait, wait until then; or
-- all of one kind. Three arguments, as the function gave before, mean both kinds.
create function contact.hold(
  until timestamptz, why text, clock timestamptz, only_kind text default null)
returns void
language sql security definer set search_path = ''
as $$
  update contact.mails m
    set next_at = until, reason = why, lease_until = null
    where (m.message_id, m.kind) in (
      select x.message_id, x.kind from contact.mails x
      where x.state = 'waiting' and x.next_at < until
        and (only_kind is null or x.kind = only_kind)
        and (x.lease_until is null or x.lease_until <= clock)
      for update skip locked)
$$;

revoke all on function contact.hold(timestamptz, text, timestamptz, text) from public;
grant execute on function contact.hold(timestamptz, text, timestamptz, text) to contact_door;
