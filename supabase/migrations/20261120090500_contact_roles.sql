-- contact_writer may execute the five functions granted below, and read no table. The edge function
-- takes this role for every call.

do $$
begin
  if not exists (select from pg_roles where rolname = 'contact_writer') then
    create role contact_writer nologin noinherit;
  end if;
  if not pg_has_role(current_user, 'contact_writer', 'set') then
    execute format('grant contact_writer to %I with inherit false, set true', current_user);
  end if;
end
$$;

revoke all on schema contact from public;
revoke all on all tables in schema contact from public;
revoke all on all functions in schema contact from public;

grant usage on schema contact to contact_writer;
grant execute on function
  contact.submit(jsonb, timestamptz),
  contact.may_run(timestamptz),
  contact.claim(int, timestamptz),
  contact.settle(uuid, text, int, text, text, text, timestamptz, boolean, timestamptz),
  contact.hold(timestamptz, text, text)
to contact_writer;

-- The platform gives these roles grants in some schemas by default; here they get none.
do $$
declare
  api_role text;
begin
  foreach api_role in array array['anon', 'authenticated', 'service_role'] loop
    if exists (select from pg_roles where rolname = api_role) then
      execute format('revoke all on schema contact from %I', api_role);
      execute format('revoke all on all tables in schema contact from %I', api_role);
      execute format('revoke all on all functions in schema contact from %I', api_role);
    end if;
  end loop;
end
$$;
