import type { Endpoint } from '@tacite/api/endpoint.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Answer, Call, Route } from '../../../platform/http/route.ts'
import { openText, openToChange, type OpenText, type WritableText } from './open-text.ts'
import type { TextOwners } from './text-owner.ts'

/** An endpoint about one text: it declares its act. */
type TextEndpoint = Endpoint & { access: 'textOwner'; text: NonNullable<Endpoint['text']> }

type TextCall<E extends TextEndpoint, T> = Call<E> & {
  db: CompanyDatabase
  actor: Actor
  params: { textId: string }
  text: T
}

/** Routes whose handlers also get the text, opened in their transaction for the act that the endpoint declares. */
export function textRoutes(textOwners: TextOwners) {
  const opened =
    <T>(open: (...call: Parameters<typeof openText>) => Promise<T>) =>
    <const E extends TextEndpoint>(
      endpoint: E,
      handle: (call: TextCall<E, T>) => Promise<Answer<E>>,
    ): Route => ({
      endpoint,
      handle: async (call: TextCall<E, T>) => {
        const { db, actor, params } = call
        const text = await open(textOwners, db, actor, params.textId, endpoint.text)
        return handle({ ...call, text })
      },
    })
  return { reads: opened<OpenText>(openText), changes: opened<WritableText>(openToChange) }
}
