import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { PlaybookLine } from './playbook-queries.ts'

type Figure = PlaybookLine['beyond'][number]

/** Figures beyond those that the agreed wordings name: « 300 % (chez nous au plus 100 %) ». */
export function useFigureWords(beyond: readonly Figure[]): string[] {
  const t = useTexts()
  const formats = useFormats()
  const shown = (unit: string, value: number) => {
    if (unit === '%') return formats.percentage(value)
    if (isDuration(unit)) return formats.duration({ count: value, unit })
    return `${formats.number(value)} ${unit}`
  }
  return beyond.map(({ unit, value, greatest }) =>
    t('validation.playbook.beyond', {
      stated: shown(unit, value),
      greatest: shown(unit, greatest),
    }),
  )
}

const DURATIONS = ['days', 'weeks', 'months', 'years'] as const

function isDuration(unit: string): unit is (typeof DURATIONS)[number] {
  return (DURATIONS as readonly string[]).includes(unit)
}
