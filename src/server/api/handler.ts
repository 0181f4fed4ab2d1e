import type { Endpoint, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import type * as contract from '#contract/index.ts';
import type { JsonStream } from '#server/streaming/json-stream.ts';
import type { Services } from '../services.ts';
import type { CallContext } from './call-context.ts';

type Contract = typeof contract;

/** The name of a call. */
export type EndpointName = { [Name in keyof Contract]: Contract[Name] extends Endpoint ? Name : never }[keyof Contract];

export type EndpointNamed<Name extends EndpointName> = Extract<Contract[Name], Endpoint>;

/**
 * Handles one call: takes a parsed request, returns the contract's reply. Calls with binary replies return a
 * `Response`. The file and the handler's factory function are named after the call.
 */
export type Handler<Name extends EndpointName> = (
  request: RequestOf<EndpointNamed<Name>>,
  context: CallContext,
) => Promise<ReplyOf<EndpointNamed<Name>>>;

/** A handler whose reply is streamed. Not for calls made while pages are rendered. */
export type StreamingHandler<Name extends EndpointName> = (
  request: RequestOf<EndpointNamed<Name>>,
  context: CallContext,
) => Promise<JsonStream<ReplyOf<EndpointNamed<Name>>>>;

/** Every call of the contract with its handler factory. */
export type Handlers = HandlersFrom<Services>;

/** The calls of one feature. */
export type FeatureHandlers = Partial<Handlers>;

/** Handler factories that need these services only. */
export type HandlersFrom<Needed> = {
  readonly [Name in EndpointName]: (services: Needed) => Handler<Name> | StreamingHandler<Name>;
};
