import { useTexts } from '../../../../platform/locale.ts'
import { useFormats } from '../../../../platform/formats.ts'
import type { Awaited } from './awaited-queries.ts'

/** What is awaited in words. */
export function useAwaitedWords() {
  const t = useTexts()
  const formats = useFormats()
  const days = (count: number) => t('team-tasks.days', { count })
  const circuitOf = ({ _id, name }: { _id: string; name: string | null }) => {
    if (name !== null) return name
    return _id === 'signature' ? t('awaited.signatures') : t('awaited.withoutCircuit')
  }
  return {
    days,
    waited: (count: number) => (count === 0 ? t('team-tasks.sinceToday') : days(count)),
    /** A median may lie between two days. */
    median: (value: number) =>
      Number.isInteger(value)
        ? days(value)
        : t('awaited.halfDays', { days: formats.number(value) }),
    circuitOf,
    stepOf: ({ step, kind }: Awaited) => step ?? t(`tasks.kind.${kind}`),
    nameOf: ({ contract, person }: Awaited) =>
      `${contract.name} (${contract.reference}), ${person.name}`,
    marksOf: ({ contract }: Awaited) =>
      [contract.reference, contract.counterparty].filter(Boolean).join(' · '),
    delegatesOf: ({ delegates }: Awaited) =>
      delegates.length > 0 ? t('awaited.delegates', { names: delegates }) : null,
  }
}
