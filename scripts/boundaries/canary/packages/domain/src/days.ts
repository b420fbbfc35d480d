import { Temporal } from 'temporal-polyfill'
import { word } from './words.ts'
import type { Word } from './words.ts'
import { word as byItsOwnName } from '@tacite/domain/words.ts' // expect tacite(boundaries)

export const today = Temporal.PlainDate.from('2026-03-09')
export const first: Word = { text: word + byItsOwnName }
