import { word } from '@tacite/domain/words.ts'
import { schema } from '@tacite/document/schema.ts' // expect tacite(boundaries)
import i18next from 'i18next' // expect tacite(boundaries)

export const texts = [word, schema, i18next]
