-- A team mail that the provider took for another one under its key counts as accepted, but its words
-- may be in no mail. Such a message is kept as well, until somebody says that it was read
-- (docs/runbook.md).

-- As in contact_retention, but for that.
create or replace function contact.purge(clock timestamptz)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  messages_gone int;
  buckets_gone int;
  overdue int;
begin
  delete from contact.messages m
    where m.expires_at <= clock and exists (
      select from contact.mails t
      where t.message_id = m.id and t.kind = 'team' and t.state = 'accepted'
        and t.reason is distinct from 'invalid_idempotent_request');
  get diagnostics messages_gone = row_count;
  delete from contact.buckets b where b.updated_at < clock - interval '31 days';
  get diagnostics buckets_gone = row_count;
  select count(*) into overdue from contact.messages m where m.expires_at <= clock;
  if overdue > 0 then
    raise warning 'contact: % message(s) are over their time and kept: the team mail has not gone',
      overdue;
  end if;
  return jsonb_build_object('messages', messages_gone, 'buckets', buckets_gone, 'kept', overdue);
end
$$;
