import { pageImageAddress, type HitBox } from './search-queries.ts'

interface PagePictureProps {
  contractId: string
  page: number
  boxes: readonly HitBox[]
  alt: string
}

/** A page as it was signed, the words found under a colour that leaves them readable. */
export function PagePicture({ contractId, page, boxes, alt }: PagePictureProps) {
  return (
    <div className="relative border border-line bg-paper">
      <img
        key={page}
        src={pageImageAddress(contractId, page)}
        alt={alt}
        className="block aspect-[210/297] h-auto w-full"
      />
      {boxes.map(({ left, top, width, height }) => (
        <span
          key={`${left} ${top}`}
          aria-hidden
          className="absolute rounded-[2px] bg-amber/30 mix-blend-multiply"
          style={{
            left: `${left * 100}%`,
            top: `${top * 100}%`,
            width: `${width * 100}%`,
            height: `${height * 100}%`,
          }}
        />
      ))}
    </div>
  )
}
