import type { SignatoryForm } from '@tacite/api/signing/signing-endpoints.ts'
import { UserRound, UserRoundPlus } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'

/** Adds a signatory from outside or from inside the company. */
export function AddSignatory({ onAdd }: { onAdd: (kind: SignatoryForm['kind']) => void }) {
  const t = useTexts()
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" icon={<UserRoundPlus aria-hidden />} onClick={() => onAdd('external')}>
        {t('signing-panel.form.addExternal')}
      </Button>
      <Button size="small" icon={<UserRound aria-hidden />} onClick={() => onAdd('internal')}>
        {t('signing-panel.form.addInternal')}
      </Button>
    </div>
  )
}
