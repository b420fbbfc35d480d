import type { PlaybookVerdict } from '@tacite/domain/clauses/playbook/playbook.ts'
import type { Tone } from '../../../ui/badge.tsx'

/** The same colour for the same verdict, next to its name. */
export const VERDICT_TONES: Record<PlaybookVerdict, Tone> = {
  forbidden: 'red',
  refused: 'red',
  missing: 'amber',
  changed: 'amber',
  notCompared: 'neutral',
  accepted: 'violet',
  standard: 'green',
  fallback: 'green',
  absent: 'neutral',
}
