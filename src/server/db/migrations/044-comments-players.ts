import type { TableComments } from './044-table-comments.ts';

/** Games and webhooks, libraries, ratings and notifications. */
export const playerComments: TableComments = {
  players: [
    'who plays which game, under an identifier that differs from game to game',
    {
      application_id: 'no foreign key: like the orders of its players, the row outlives the application',
      player_id: 'random; all that a game learns about the player',
    },
  ],
  game_saves: [
    'progress that a hosted game stores for a player',
    {
      data: 'text of the game, unread by the store',
      revision: 'incremented by each save, so that two devices cannot overwrite each other',
    },
  ],
  game_scores: [
    'the best score of each player by board; reported by the browser, hence not proven',
    { board: 'chosen by the game' },
  ],
  webhooks: [
    'addresses of developers that are notified of purchases',
    {
      events: 'kinds of message it receives',
      secret: 'signing key, encrypted with the key of the installation',
      old_secret: 'the previous key, which signs as well until old_secret_until',
      old_secret_until: 'null without a previous key',
      is_enabled: 'false if the developer or repeated failures have switched it off',
      off_reason: 'owner or failing; null while it is enabled',
      failing_since: 'null while deliveries succeed',
    },
  ],
  webhook_messages: [
    'purchases and refunds that webhooks are notified of; written by triggers of orders',
    {
      message_id: 'the webhook-id header: the same in every attempt',
      order_id: 'null for test messages',
      payload: 'the body as it is sent, byte for byte; null until deliveries are created',
      fanned_out_at: 'when a delivery was created for each webhook; null before that',
    },
  ],
  webhook_deliveries: [
    'one message to one webhook',
    {
      message_number: 'number of the row in webhook_messages, whose message_id is the public one',
      tries: 'attempts so far',
      next_try_at: 'null if none is scheduled',
      last_status: 'HTTP status of the latest attempt; null without a response',
      last_error: 'why the latest attempt failed; null if it did not',
    },
  ],
  webhook_attempts: [
    'requests of a delivery',
    {
      status: 'HTTP status; null without a response',
      error: 'why it failed; null if it did not',
      answer: 'the beginning of the response',
      is_replay: 'requested by the developer, outside of the schedule',
    },
  ],
  library_favourites: [
    'games that a player likes',
    { removed_at: 'set for a day, so that the removal can be undone without losing the place in the list' },
  ],
  library_wishes: [
    'games that a player wants; a wish ends when the game is played or downloaded',
    { removed_at: 'set for a day, so that the removal can be undone without losing the place in the list' },
  ],
  library_plays: [
    'who has played or downloaded what, without test accounts of games off the shelf',
    { hidden_at: 'when the player removed it from the list of recent games; the next play shows it again' },
  ],
  ratings: [
    'ratings of games, with one to five stars and words',
    {
      user_id: 'null once the account is deleted',
      stars: 'one to five',
      words: 'empty for stars alone, which are counted but not listed',
      version_name: 'the version that was online at the time',
      helpful_count: 'votes in rating_votes; maintained by a trigger',
      reported_at: 'the first open report of the rating or its answer; null if there is none',
      is_author_suspended: 'maintained by a trigger of users',
      removed_at: 'when an operator removed it; null while it is not',
      removal_reason: 'spam, abuse, private, offtopic, spoiler or illegal; null while it is not removed',
      answer_removal_reason: 'as removal_reason, for the answer',
      answer: 'of the developer; null if there is none',
      revision: 'incremented by each change of stars or words; maintained by a trigger',
      answer_revision: 'incremented by each change of the answer, including its removal; maintained by a trigger',
    },
  ],
  rating_reports: [
    'reports of ratings and answers',
    {
      user_id: 'who reported it; null once the account is deleted',
      about: 'what is reported: the rating, or the answer to it',
      decided_at: 'null until an operator decides',
    },
  ],
  rating_votes: ['who found a rating helpful'],
  rating_totals: [
    'visible ratings of an application by stars; maintained by triggers, apart from applications so that ratings do not wait for edits',
  ],
  announcements: [
    'news for everyone who likes or wants a game; one row becomes many notifications in the background',
    {
      params: 'values of its text',
      path: 'page that it leads to, without language',
      audiences: 'favourite, wish or both',
      notified_up_to: 'the highest user_id notified so far; people are notified in this order',
      fanned_out_at: 'when the last person was notified; null while some are left',
    },
  ],
  notifications: [
    'what the store notifies one person of',
    {
      application_id: 'null if it is not about an application',
      params: 'values of its text',
      path: 'page that it leads to, without language',
      times: 'how many events of the same kind and application it stands for',
      is_shown: 'listed in the store; false: sent by mail only',
      mail_due_at: 'when it is to be mailed; null if it is not, or was already',
    },
  ],
  notification_settings: [
    'choices that differ from the defaults of the contract, or once did',
    { is_shown: 'notify in the store', is_mailed: 'notify by mail' },
  ],
  notification_languages: [
    'the language in which a person receives notifications',
    { is_chosen: 'false: taken from the page of the latest sign-in' },
  ],
};
