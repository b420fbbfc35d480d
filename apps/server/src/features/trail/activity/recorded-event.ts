import { describeEvent } from '@tacite/domain/events/event-catalogue.ts'
import type { WordKind } from '@tacite/domain/events/event-description.ts'

/** An event as the trail holds it. An older version, a newer one or a fault may have written anything into its facts. */
export interface RecordedEvent {
  type: string
  objectId: string
  contractId: string | null
  hasActor: boolean
  payload: unknown
  /** Null once it was erased. */
  personal: unknown
}

/** What stands under the keys of a recorded value; nothing when it is no object. */
export function factsIn(recorded: unknown): Readonly<Record<string, unknown>> {
  return typeof recorded === 'object' && recorded !== null
    ? (recorded as Record<string, unknown>)
    : {}
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The sections and blocks that the sentence of an event names. */
export function partIds(event: RecordedEvent): string[] {
  return wordsOfKind(event, 'part').filter((id): id is string => isText(id) && UUID.test(id))
}

/** The tagged fields that the sentence of an event names. */
export function fieldVariables(event: RecordedEvent): string[] {
  return wordsOfKind(event, 'fields').flatMap((variables) => textsIn(variables))
}

function wordsOfKind({ type, payload }: RecordedEvent, kind: WordKind): unknown[] {
  return Object.values(describeEvent(type)?.words ?? {}).flatMap((word) =>
    typeof word === 'object' && word[0] === kind ? [factsIn(payload)[word[1]]] : [],
  )
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : []
}
