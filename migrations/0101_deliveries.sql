-- Why: an e-mail and a call of the webhook are jobs of pg-boss, which leases, repeats and deletes them: two tables and a loop of ours less.
-- Every attempt keeps its id. What waits is sent, what failed may be tried again, and what was sent is shown until it is 90 days old.
-- migrate:up
select pgboss.create_queue(queue, '{"policy": "standard", "retryLimit": 11, "retryDelay": 30, "retryBackoff": true, "retryDelayMax": 14400,
  "expireInSeconds": 120, "retentionSeconds": 31536000, "deleteAfterSeconds": 7776000}')
from unnest(array['notification-email', 'notification-webhook']) as queue;
insert into pgboss.job (
  id, name, data, state, output, start_after, created_on, started_on, completed_on, keep_until, retry_count,
  retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, policy
)
select delivery.id, queue.name,
  case delivery.channel
    when 'webhook' then jsonb_build_object('body', delivery.body)
    else jsonb_build_object('memberId', delivery.member_id, 'events', array(
      select event_id from notification_delivery_events as sent where sent.delivery_id = delivery.id
    ))
  end,
  case delivery.state
    when 'failed' then 'failed'
    when 'waiting' then case delivery.attempts when 0 then 'created' else 'retry' end
    else 'completed'
  end::pgboss.job_state,
  case delivery.state
    when 'failed' then jsonb_build_object('message', delivery.last_error)
    when 'waiting' then null
    else jsonb_build_object('outcome', delivery.state)
  end,
  delivery.next_at, delivery.created_at, case when delivery.attempts > 0 then delivery.created_at end, delivery.ended_at,
  now() + interval '1 year', greatest(delivery.attempts - 1, 0),
  queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.expire_seconds, queue.deletion_seconds, queue.policy
from notification_deliveries as delivery
join pgboss.queue as queue on queue.name = 'notification-' || delivery.channel;
drop table notification_delivery_events;
drop table notification_deliveries;
-- migrate:down
