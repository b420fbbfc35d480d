import {
  PLAYBOOK_RULES,
  type Playbook,
  type PlaybookRule,
} from '@tacite/domain/clauses/playbook/playbook.ts'
import { ChoicesField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { FieldError } from '../../../ui/field.tsx'

interface PlaybookFieldsProps {
  playbook: Playbook
  /** Its clauses that are in the library. */
  known: readonly { _id: string; name: string }[]
  error: string | undefined
  onPlaybook: (playbook: Playbook) => void
}

/** Which clauses contracts of this type must, may and must not say. */
export function PlaybookFields({ playbook, known, error, onPlaybook }: PlaybookFieldsProps) {
  const t = useTexts()
  const mayChoose = holds(useMe(), 'contracts:clause:list')
  const chosen = (rule: PlaybookRule) => Object.keys(playbook).filter((id) => playbook[id] === rule)
  const names = (rule: PlaybookRule) =>
    known.filter(({ _id }) => playbook[_id] === rule).map(({ name }) => name)
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-t border-line pt-4">
      <legend className="sr-only">{t('contract-types.playbook.title')}</legend>
      <div>
        <p aria-hidden className="font-semibold">
          {t('contract-types.playbook.title')}
        </p>
        <p className="text-sm text-ink-soft">
          {t(`contract-types.playbook.${mayChoose ? 'hint' : 'noRight'}`)}
        </p>
      </div>
      {PLAYBOOK_RULES.map((rule) =>
        mayChoose ? (
          <ChoicesField
            key={rule}
            noun="clauses"
            known={known}
            label={t(`contract-types.playbook.rule.${rule}`)}
            placeholder={t('contract-types.playbook.placeholder')}
            values={chosen(rule)}
            onChange={(ids) => onPlaybook(withRule(playbook, rule, ids))}
          />
        ) : (
          <p key={rule}>
            <span className="block font-medium">{t(`contract-types.playbook.rule.${rule}`)}</span>
            {names(rule).join(', ') || t('contract-types.playbook.placeholder')}
          </p>
        ),
      )}
      <FieldError id="playbook-error" error={error ?? null} />
    </fieldset>
  )
}

/** These clauses have the rule, and those that were taken out of its list none. */
function withRule(playbook: Playbook, rule: PlaybookRule, ids: readonly string[]): Playbook {
  const others = Object.entries(playbook).filter(
    ([id, itsRule]) => itsRule !== rule && !ids.includes(id),
  )
  return Object.fromEntries([...others, ...ids.map((id) => [id, rule] as const)])
}
