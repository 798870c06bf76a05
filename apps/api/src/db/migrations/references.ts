import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds a short reference to every registration, and the opening fee to every payment. The database
 * generates the reference, so that an instance of the previous build can still register customers.
 */
export const references: Migration = {
  async up(db) {
    await sql`alter table portal.registrations add column reference text`.execute(db);
    // The alphabet has no vowels, so that no words appear, and no 0, 1 and similar characters, so
    // that it can be read out.
    await sql`create function portal.new_reference() returns text language plpgsql volatile as $$
      declare
        letters constant text := '23456789CDFHJKMNPQRTVWXY';
        name text;
      begin
        loop
          select 'BB-' || string_agg(
            substr(letters, 1 + get_byte(random_bytes, place) % 24, 1) ||
            case place when 3 then '-' else '' end, '' order by place)
          into name
          from (select uuid_send(gen_random_uuid()) as random_bytes) as made,
            generate_series(0, 5) as place;
          exit when not exists (select from portal.registrations where reference = name);
        end loop;
        return name;
      end $$`.execute(db);
    await sql`alter table portal.registrations
      add constraint registrations_reference_key unique (reference)`.execute(db);
    await sql`do $$
      declare
        one record;
      begin
        for one in select id from portal.registrations loop
          update portal.registrations set reference = portal.new_reference() where id = one.id;
        end loop;
      end $$`.execute(db);
    await sql`alter table portal.registrations
      alter column reference set default portal.new_reference(),
      alter column reference set not null`.execute(db);
    // Every payment so far was for this fee.
    await sql`alter table portal.payments
      add column opening_fee_cents integer not null default 500000`.execute(db);
  },
};
