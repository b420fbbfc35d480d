import type { EventObject, NoFacts } from './event-description.ts'
import type { NounTopic } from './live-topics.ts'

type Verb = 'created' | 'changed' | 'removed' | 'restored'

/** Events that carry nothing but the name of their object. */
export type NounPayloads<Noun extends string> = { [Each in `${Noun}.${Verb}`]: NoFacts }

/** Created, changed, deleted and restored; a change may rename it wherever it is shown. */
export function nounEvents<const Object extends EventObject, const Topic extends NounTopic>(
  object: Object,
  topic: Topic,
) {
  const described = { object, live: topic, words: { label: 'personal' } } as const
  return {
    [`${object}.created`]: described,
    [`${object}.changed`]: { ...described, live: `${topic}Renamed` },
    [`${object}.removed`]: described,
    [`${object}.restored`]: described,
  } as {
    [Name in `${Object}.created` | `${Object}.removed` | `${Object}.restored`]: typeof described
  } & {
    [Name in `${Object}.changed`]: Omit<typeof described, 'live'> & { live: `${Topic}Renamed` }
  }
}
