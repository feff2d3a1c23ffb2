-- Which languages there are, the schema of the message says (packages/validation): a new one needs
-- no change here.
alter table contact.messages
  drop constraint messages_language_check,
  add constraint messages_language_check check (language ~ '^[a-z]{2,3}$');
