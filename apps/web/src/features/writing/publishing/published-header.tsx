import { ArrowLeft, FileText, Send } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { urlOf } from '../../../platform/api.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import type { Published } from './published.ts'

interface PublishedHeaderProps {
  /** Which texts name it. */
  noun: Published
  title: string
  textId: string
  back: { to: string; label: string }
  /** Where it stands, beside its title. */
  standing: ReactNode
  /** Why nothing can be published now; null: it can. */
  whyNotPublished: string | null
  onPublish: () => void
  /** Rare acts on the whole of it. */
  menu: ReactNode
  /** The windows that its acts open. */
  children: ReactNode
}

/** The title and the state of what is published, in one line, and what can be done with the whole of it. */
export function PublishedHeader(props: PublishedHeaderProps) {
  const { noun, title, textId, back, standing, whyNotPublished, onPublish, menu, children } = props
  const t = useTexts()
  const isPhone = useIsPhone()
  return (
    <header className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line bg-paper px-4 py-0.5 tablet:px-6">
      <div className="flex min-w-0 flex-[1_1_300px] items-center gap-x-2.5 @max-[700px]:basis-full">
        <IconButton
          label={back.label}
          icon={<ArrowLeft aria-hidden />}
          size="small"
          render={<AppLink to={back.to} />}
          className="-ml-1.5"
        />
        <h1 className="min-w-0 truncate text-lg font-semibold tracking-[-0.01em]" title={title}>
          {title}
        </h1>
        {!isPhone && standing}
      </div>
      <div className="ml-auto flex max-w-full items-center gap-1.5 @max-[700px]:ml-0 @max-[700px]:w-full @max-[700px]:py-1">
        {isPhone && <span className="mr-auto min-w-0">{standing}</span>}
        <Button
          icon={<FileText aria-hidden />}
          render={
            <a
              href={urlOf('/texts/:textId/preview', { params: { textId } })}
              target="_blank"
              rel="noreferrer"
            />
          }
        >
          <span className="@max-[700px]:sr-only">{t('editor.page.preview')}</span>
        </Button>
        <Button
          variant="primary"
          icon={<Send aria-hidden />}
          disabledReason={whyNotPublished}
          onClick={onPublish}
        >
          {t(`${noun}.publish`)}
        </Button>
        {/* In its place before its code is there: nothing beside it moves. */}
        <span className="size-8 shrink-0">
          <Suspense>{menu}</Suspense>
        </span>
      </div>
      <Suspense>{children}</Suspense>
    </header>
  )
}
