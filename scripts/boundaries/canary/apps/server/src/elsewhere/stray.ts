import { word } from '@tacite/domain/words.ts' // expect tacite(boundaries)

export const stray = word
