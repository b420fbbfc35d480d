import { useTexts } from '../../../platform/locale.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { AccessImpact } from './folder-queries.ts'
import type { AccessImpactCheck } from './use-access-impact-check.ts'

/** Before saving: who gains and who loses access to how many contracts. */
export function AccessImpactDialog({ check }: { check: AccessImpactCheck }) {
  const t = useTexts()
  const { isOpen, asked, isBusy, confirm, close } = check
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title={asked?.change.title ?? ''}
      consequence={asked ? t('folders.sight.concerned', { count: asked.impact.contracts }) : ''}
      confirmLabel={asked?.change.confirmLabel ?? ''}
      onConfirm={confirm}
      isBusy={isBusy}
      isHarmless={!asked?.change.isDangerous}
    >
      {asked && (
        <div className="flex flex-col gap-4">
          {asked.change.detail && <p>{asked.change.detail}</p>}
          <AccessImpactSides impact={asked.impact} />
          {asked.impact.gain.people + asked.impact.lose.people === 0 && (
            <p>{t('folders.sight.nobody')}</p>
          )}
        </div>
      )}
    </ConfirmDialog>
  )
}

/** Who gains, then who loses: each with how many contracts. */
export function AccessImpactSides({ impact }: { impact: Pick<AccessImpact, 'gain' | 'lose'> }) {
  return (
    <>
      <Side kind="gain" side={impact.gain} />
      <Side kind="lose" side={impact.lose} />
    </>
  )
}

function Side({ kind, side }: { kind: 'gain' | 'lose'; side: AccessImpact['gain'] }) {
  const t = useTexts()
  if (side.people === 0) return null
  const others = side.people - side.value.length
  return (
    <section>
      <h3 className="font-semibold">{t(`folders.sight.${kind}`, { count: side.people })}</h3>
      <ul className="mt-1 flex flex-col gap-0.5 text-sm text-ink-soft">
        {side.value.map(({ person, contracts }) => (
          <li key={person._id} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">{person.name}</span>
            <span className="shrink-0 tabular-nums">
              {t('folders.contracts', { count: contracts })}
            </span>
          </li>
        ))}
        {others > 0 && <li>{t('folders.sight.others', { count: others })}</li>}
      </ul>
    </section>
  )
}
