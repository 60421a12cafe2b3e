-- Why: an editorial archive that is imported keeps the ids of its rows, so the application raises the sequences of those ids.
-- migrate:up

grant usage, select, update on sequence collections_id_seq, free_services_id_seq, free_offers_id_seq, subscription_plans_id_seq,
  subscription_bundles_id_seq, dubbing_credits_id_seq, own_person_ids to lanterninha_app;

-- migrate:down
