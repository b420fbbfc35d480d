import { describeEvent } from '@tacite/domain/events/event-catalogue.ts'
import type { WordKind } from '@tacite/domain/events/event-description.ts'

/** An event as stored in the trail. An older version, a newer one or a bug may have written anything into its payload. */
export interface RecordedEvent {
  type: string
  objectId: string
  contractId: string | null
  hasActor: boolean
  payload: unknown
  /** Null once erased. */
  personal: unknown
}

/** The entries of a recorded value; empty when it is not an object. */
export function factsIn(recorded: unknown): Readonly<Record<string, unknown>> {
  return typeof recorded === 'object' && recorded !== null
    ? (recorded as Record<string, unknown>)
    : {}
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The sections and blocks named in the sentence of an event. */
export function partIds(event: RecordedEvent): string[] {
  return wordsOfKind(event, 'part').filter((id): id is string => isText(id) && UUID.test(id))
}

/** Everything that the sentence of an event names by its id: its object, parts of texts, people, roles, groups, folders. */
export function namedIds(event: RecordedEvent): string[] {
  const mentioned = [...wordsOfKind(event, 'object'), ...wordsOfKind(event, 'objects').flat()]
  return [
    event.objectId,
    ...partIds(event),
    ...mentioned.filter((id): id is string => isText(id) && UUID.test(id)),
  ]
}

/** The tagged fields named in the sentence of an event. */
export function fieldVariables(event: RecordedEvent): string[] {
  return wordsOfKind(event, 'fields').flatMap((variables) => textsIn(variables))
}

function wordsOfKind({ type, payload }: RecordedEvent, kind: WordKind): unknown[] {
  const { words = {}, changes = [] } = describeEvent(type) ?? {}
  return [words, ...changes.map((clause) => clause.words)]
    .flatMap((each) => Object.values(each))
    .flatMap((word) =>
      typeof word === 'object' && word[0] === kind ? [factsIn(payload)[word[1]]] : [],
    )
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : []
}
