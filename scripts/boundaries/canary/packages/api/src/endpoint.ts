import { z } from 'zod'
import { word } from '@tacite/domain/words.ts'
import { schema } from '@tacite/document/schema.ts'
import { translate } from '@tacite/i18n/server-texts.ts' // expect tacite(boundaries)
import { readFileSync } from 'node:fs' // expect tacite(boundaries)

export interface Endpoint {
  path: string
}

export const endpoint = [z, word, schema, translate, readFileSync]
export type Product = import('../../../apps/server/src/compose.ts').Product // expect tacite(boundaries) // expect typescript(consistent-type-imports)
