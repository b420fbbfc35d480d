import { Hammer } from 'lucide-react'
import { AppLink } from '../../platform/app-link.tsx'
import { useDocumentTitle } from '../../platform/document-title.ts'
import { useTexts } from '../../platform/locale.ts'
import { Button } from '../../ui/button.tsx'
import { paths } from '../../platform/paths.ts'

export function ModuleScreen() {
  const t = useTexts()
  return (
    <UnderDevelopment
      title={t('shell.underDevelopment.title')}
      back={t('shell.underDevelopment.home')}
      to={paths.dashboard()}
    />
  )
}

/** A part of the contract library. */
export function LibraryModuleScreen() {
  const t = useTexts()
  return (
    <UnderDevelopment
      title={t('shell.underDevelopment.title')}
      back={t('shell.underDevelopment.library')}
      to={paths.contracts()}
    />
  )
}

export function HelpScreen() {
  const t = useTexts()
  return (
    <UnderDevelopment
      title={t('shell.underDevelopment.help')}
      back={t('shell.underDevelopment.home')}
      to={paths.dashboard()}
    />
  )
}

function UnderDevelopment({ title, back, to }: { title: string; back: string; to: string }) {
  const t = useTexts()
  useDocumentTitle(title)
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-4 py-20 text-center">
      <span
        aria-hidden
        className="flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent"
      >
        <Hammer className="size-5" />
      </span>
      <h1 className="mt-5 text-title font-semibold">{title}</h1>
      <p className="mt-1.5 max-w-md text-ink-soft">{t('shell.underDevelopment.hint')}</p>
      <Button className="mt-6" render={<AppLink to={to} />}>
        {back}
      </Button>
    </div>
  )
}
