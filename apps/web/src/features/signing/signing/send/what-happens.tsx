import type { SignatureMeans } from '@tacite/domain/signing/signature-state.ts'
import { Snowflake } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'

/** Before sending: what is frozen, who is notified, what cannot be undone. */
export function WhatHappens({ means }: { means: SignatureMeans }) {
  const t = useTexts()
  return (
    <section aria-labelledby="what-happens" className="rounded-md bg-accent-soft px-4 py-3">
      <h3 id="what-happens" className="flex items-center gap-2 font-medium text-accent-ink">
        <Snowflake aria-hidden className="size-4" />
        {t('signing-panel.form.freezeTitle')}
      </h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        <li>{t('signing-panel.form.freeze')}</li>
        <li>
          {t(means === 'local' ? 'signing-panel.form.invites' : 'signing-paper.print.download')}
        </li>
        <li>{t(means === 'local' ? 'signing-panel.form.final' : 'signing-paper.print.final')}</li>
      </ul>
    </section>
  )
}
