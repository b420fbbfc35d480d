import { classNames } from './class-names.ts'

interface PagePicturesProps {
  count: number
  /** The address of a page, from 1, as an image of that width in pixels. */
  address: (page: number, width: number) => string
  /** « Page 2 sur 4 » */
  alt: (page: number) => string
  /** What the pages are of. */
  label: string
  className?: string
}

const WIDTHS = [700, 1_000, 1_400, 2_000]

/** The pages of a document one below the other; each is only loaded when it comes near. */
export function PagePictures({ count, address, alt, label, className }: PagePicturesProps) {
  return (
    // Scrollable by keyboard: nothing in it takes the focus.
    <section
      aria-label={label}
      tabIndex={0}
      className={classNames('flex flex-col gap-4 rounded-md', className)}
    >
      {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
        <img
          key={page}
          loading="lazy"
          src={address(page, 1_000)}
          srcSet={WIDTHS.map((width) => `${address(page, width)} ${width}w`).join(', ')}
          sizes="(min-width: 1100px) 700px, 100vw"
          alt={alt(page)}
          width={210}
          height={297}
          className="block h-auto w-full border border-line bg-paper shadow-low"
        />
      ))}
    </section>
  )
}
