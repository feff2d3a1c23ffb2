-- Which topics there are, the schema of the message says (packages/validation): a new one needs no
-- change here.
alter table contact.messages
  drop constraint messages_type_check,
  add constraint messages_type_check check (type ~ '^[a-z_]{2,30}$');
