import { BookOpenText, FileText } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { urlOf } from './api.ts'
import { AppLink } from './app-link.tsx'
import { paths } from './paths.ts'

interface ReadingButtonsProps {
  contract: { _id: string; textId: string }
  /** What there is to read beside the text. */
  tab?: string | undefined
  read: string
  preview: string
}

/** The two ways to read a contract beside what is asked about it: its page, and its PDF in a new tab. */
export function ReadingButtons({ contract, tab, read, preview }: ReadingButtonsProps) {
  const { _id, textId } = contract
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={<BookOpenText aria-hidden />}
        render={<AppLink to={paths.contractEdit(_id, { tab })} />}
      >
        {read}
      </Button>
      <Button
        variant="quiet"
        icon={<FileText aria-hidden />}
        render={
          <a
            href={urlOf('/texts/:textId/preview', { params: { textId } })}
            target="_blank"
            rel="noreferrer"
          />
        }
      >
        {preview}
      </Button>
    </div>
  )
}
