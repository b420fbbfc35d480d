import type { ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useTexts } from '../../../platform/locale.ts'
import { PageHeader } from '../../../ui/page-header.tsx'

const parts = [
  { name: 'personal', to: paths.personalOptions() },
  { name: 'company', to: paths.companyOptions() },
  { name: 'integrations', to: paths.integrations() },
] as const

/** The three option pages: personal, company, connected services. */
export function OptionsFrame(props: { part: (typeof parts)[number]['name']; children: ReactNode }) {
  const t = useTexts()
  useDocumentTitle(`${t(`options.part.${props.part}`)} · ${t('options.title')}`)
  return (
    <>
      <PageHeader title={t('options.title')} description={t(`options.leads.${props.part}`)} />
      <nav aria-label={t('options.title')} className="mb-6 flex gap-1 border-b border-line">
        {parts.map(({ name, to }) => (
          <AppLink
            key={name}
            to={to}
            className="-mb-px border-b-2 border-transparent px-3 py-2 text-ink-soft no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
          >
            {t(`options.part.${name}`)}
          </AppLink>
        ))}
      </nav>
      <div className="flex max-w-160 flex-col gap-10">{props.children}</div>
    </>
  )
}
