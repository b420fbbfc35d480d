import { ArrowLeft, FileCheck, FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { paths } from '../../../../platform/paths.ts'
import { urlOf } from '../../../../platform/api.ts'
import { AppLink } from '../../../../platform/app-link.tsx'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { Tag } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { useIsPhone } from '../../../../ui/use-is-phone.ts'
import { useMarkSigned } from '../../../signing/signing/public.tsx'
import type { ContractPage } from '../contract-queries.ts'
import { ContractStanding } from '../contract-standing.tsx'
import { besideTitle, headerActions } from '../contract-tabs.tsx'
import { ContractMenu } from './contract-menu.tsx'
import type { MenuQuestion } from './menu-dialog.tsx'

const MenuDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./menu-dialog.tsx'),
    loadTexts('linked-contracts', 'document-import'),
  ])
  return module
})

/** The contract's title, status and life in one line, and what can be done with the whole of it. */
export function ContractHeader({ contract }: { contract: ContractPage }) {
  const t = useTexts()
  const isPhone = useIsPhone()
  // Here, not in the menu: it stands elsewhere on a phone, and what is typed outlives a turned screen.
  const [asked, ask] = useState<MenuQuestion | null>(null)
  const { _id: contractId, title } = contract
  // Here, so that its window stays when a turned tablet moves the menu.
  const marking = useMarkSigned(contractId)
  const menu = <ContractMenu contract={contract} marking={marking} onAsk={ask} />
  return (
    <header className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line bg-paper px-4 py-0.5 tablet:px-6">
      <div className="flex min-w-0 flex-[1_1_300px] items-center gap-x-2.5 @max-[700px]:basis-full">
        <IconButton
          label={t('editor.page.back')}
          icon={<ArrowLeft aria-hidden />}
          size="small"
          render={<AppLink to={paths.contracts()} />}
          className="-ml-1.5"
        />
        <h1 className="min-w-0 truncate text-lg font-semibold tracking-[-0.01em]" title={title}>
          {title}
        </h1>
        {isPhone ? <span className="ml-auto">{menu}</span> : <Standing contract={contract} />}
      </div>
      {isPhone && (
        <div className="flex min-h-7 w-full flex-wrap items-center gap-x-2">
          <Standing contract={contract} />
          <div className="min-w-0 flex-[1_1_6rem]">
            <ContractMeta contract={contract} />
          </div>
        </div>
      )}
      {besideTitle.map((Part, at) => (
        // The list is static.
        <Part key={at} contractId={contractId} />
      ))}
      <div className="ml-auto flex max-w-full flex-wrap items-center gap-1.5 @max-[700px]:ml-0 @max-[700px]:flex-nowrap @max-[700px]:py-1">
        <OpenPdf contract={contract} />
        {headerActions.map((Action, at) => (
          // The list is static.
          <Action key={at} contractId={contractId} />
        ))}
        {!isPhone && menu}
      </div>
      {marking.dialog}
      {asked && (
        <Suspense>
          <MenuDialog contract={contract} question={asked} onClose={() => ask(null)} />
        </Suspense>
      )}
    </header>
  )
}

function Standing({ contract }: { contract: ContractPage }) {
  const t = useTexts()
  return (
    <span className="flex shrink-0 items-center gap-x-2">
      <ContractStanding of={contract} />
      {contract.isArchived && <Tag>{t('editor.page.archived')}</Tag>}
    </span>
  )
}

/** Its reference, the other party, and the contract that it amends. */
export function ContractMeta({ contract }: { contract: ContractPage }) {
  const t = useTexts()
  return (
    <p className="flex min-w-0 items-center gap-x-2 overflow-hidden text-sm whitespace-nowrap text-ink-soft">
      <span className="shrink-0 text-ink-faint tabular-nums">{contract.reference}</span>
      {contract.counterparty && (
        <span className="min-w-0 truncate">
          {t('editor.page.concludedWith', { name: contract.counterparty.name })}
        </span>
      )}
      {contract.parent && (
        <TextLink
          isQuiet
          className="min-w-0 truncate"
          render={<AppLink to={paths.contractEdit(contract.parent._id)} />}
        >
          {t('editor.page.parent', { title: contract.parent.name })}
        </TextLink>
      )}
    </p>
  )
}

/** The signed PDF, if there is one; otherwise a print preview of the text. */
function OpenPdf({ contract }: { contract: ContractPage }) {
  const { _id: contractId, textId, signedDocument } = contract
  const t = useTexts()
  if (signedDocument) {
    return (
      <Button
        icon={<FileCheck aria-hidden />}
        render={<AppLink to={paths.signedDocument(contractId)} />}
      >
        <span className="@max-[700px]:sr-only">{t('editor.page.signedDocument')}</span>
      </Button>
    )
  }
  return (
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
  )
}
