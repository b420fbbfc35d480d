import { useTexts } from '../../../../platform/locale.ts'
import type { TeamTask } from './team-queries.ts'

/** A task of the team in words. */
export function useTeamWords() {
  const t = useTexts()
  const askedOf = ({ kind, about }: TeamTask) =>
    kind === 'answerRequest' && about !== null
      ? about
      : [t(`tasks.kind.${kind}`), about].filter(Boolean).join(' · ')
  return {
    askedOf,
    nameOf: (task: TeamTask) =>
      `${askedOf(task)}, ${task.contract.name} (${task.contract.reference}), ${task.person.name}`,
    marksOf: ({ contract }: Pick<TeamTask, 'contract'>) =>
      [contract.reference, contract.counterparty].filter(Boolean).join(' · '),
    waited: (days: number) =>
      days === 0 ? t('team-tasks.sinceToday') : t('team-tasks.days', { count: days }),
  }
}
