import type { Generated, GeneratedAlways } from 'kysely';
import type {
  DeliveryError,
  DeliveryState,
  WebhookEvent,
  WebhookEventType,
  WebhookOffReason,
} from '#contract/webhook/entities.ts';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** Data that games store about players, and webhooks for purchases. */
export interface GameTables {
  players: PlayersTable;
  game_saves: GameSavesTable;
  game_scores: GameScoresTable;
  webhooks: WebhooksTable;
  webhook_messages: WebhookMessagesTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_attempts: WebhookAttemptsTable;
}

interface PlayersTable {
  application_id: number;
  user_id: number;
  player_id: string;
  created_at: Timestamp;
}

interface GameSavesTable {
  application_id: number;
  user_id: number;
  data: string;
  revision: number;
  updated_at: Timestamp;
}

interface GameScoresTable {
  application_id: number;
  board: string;
  user_id: number;
  score: number;
  achieved_at: Timestamp;
}

interface WebhooksTable {
  id: GeneratedAlways<number>;
  application_id: number;
  url: string;
  description: Generated<string>;
  events: readonly WebhookEvent[];
  /** Encrypted. */
  secret: string;
  old_secret: string | null;
  old_secret_until: NullableTimestamp;
  is_enabled: Generated<boolean>;
  off_reason: WebhookOffReason | null;
  failing_since: NullableTimestamp;
  last_delivered_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface WebhookMessagesTable {
  id: GeneratedAlways<number>;
  message_id: Generated<string>;
  application_id: number;
  type: WebhookEventType;
  order_id: string | null;
  payload: string | null;
  created_at: Timestamp;
  fanned_out_at: NullableTimestamp;
  traceparent: string | null;
}

interface WebhookDeliveriesTable {
  id: GeneratedAlways<number>;
  webhook_id: number;
  message_number: number;
  state: Generated<DeliveryState>;
  tries: Generated<number>;
  next_try_at: NullableTimestamp;
  last_status: number | null;
  last_error: DeliveryError | null;
  created_at: Timestamp;
  delivered_at: NullableTimestamp;
  updated_at: Timestamp;
}

interface WebhookAttemptsTable {
  id: GeneratedAlways<number>;
  delivery_id: number;
  attempted_at: Timestamp;
  status: number | null;
  error: DeliveryError | null;
  duration_ms: number;
  answer: Generated<string>;
  is_replay: Generated<boolean>;
}
