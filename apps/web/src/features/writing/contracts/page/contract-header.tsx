import { FileCheck, FileText, Lock } from 'lucide-react'
import { paths } from '../../../../platform/paths.ts'
import { urlOf } from '../../../../platform/api.ts'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { Tag } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import type { ContractPage } from '../contract-queries.ts'
import { ContractStanding } from '../contract-standing.tsx'
import { headerActions } from '../contract-tabs.tsx'
import { ContractMenu } from './contract-menu.tsx'

/** The contract's title, status, counterparty, and whether the text is saved. */
export function ContractHeader({ contract }: { contract: ContractPage }) {
  const t = useTexts()
  const { _id: contractId } = contract
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line bg-paper px-4 py-3 tablet:px-6">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-faint">
          <TextLink isQuiet render={<AppLink to={paths.contracts()} />}>
            {t('editor.page.back')}
          </TextLink>
          <span aria-hidden>/</span>
          <span className="tabular-nums">{contract.reference}</span>
        </div>
        <h1 className="mt-0.5 text-title font-semibold tracking-[-0.01em] break-words">
          {contract.title}
        </h1>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
          <ContractStanding of={contract} />
          {contract.isArchived && <Tag>{t('editor.page.archived')}</Tag>}
          {contract.counterparty && (
            <span className="min-w-0 truncate">
              {t('editor.page.concludedWith', { name: contract.counterparty.name })}
            </span>
          )}
          {contract.parent && (
            <TextLink isQuiet render={<AppLink to={paths.contractEdit(contract.parent._id)} />}>
              {t('editor.page.parent', { title: contract.parent.name })}
            </TextLink>
          )}
        </div>
      </div>
      <div className="flex max-w-full flex-wrap items-center gap-2">
        {contract.editing && <ReadOnly reason={contract.editing.message} />}
        <OpenPdf contract={contract} />
        {headerActions.map((Action, at) => (
          // The list is static.
          <Action key={at} contractId={contractId} />
        ))}
        <ContractMenu contract={contract} />
      </div>
    </header>
  )
}

/** The signed PDF, if there is one; otherwise a print preview of the text. */
function OpenPdf({ contract: { _id: contractId, textId, isLocked } }: { contract: ContractPage }) {
  const t = useTexts()
  if (isLocked) {
    return (
      <Button
        icon={<FileCheck aria-hidden />}
        render={<AppLink to={paths.signedDocument(contractId)} />}
      >
        {t('editor.page.signedDocument')}
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
      {t('editor.page.preview')}
    </Button>
  )
}

function ReadOnly({ reason }: { reason: string }) {
  const t = useTexts()
  return (
    <p className="flex max-w-110 items-start gap-1.5 text-sm text-ink-soft">
      <Lock aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span>
        <strong className="font-medium">{t('editor.page.readOnly')}.</strong> {reason}
      </span>
    </p>
  )
}
