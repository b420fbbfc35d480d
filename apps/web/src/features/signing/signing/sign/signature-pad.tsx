import { Eraser, Undo2 } from 'lucide-react'
import { useEffect, useRef, type PointerEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { drawStrokes, type Point, type Stroke } from './draw-strokes.ts'

interface SignaturePadProps {
  id: string
  strokes: readonly Stroke[]
  onStrokes: (strokes: readonly Stroke[]) => void
  error: string | undefined
}

/** A frame to sign in with a finger, a pen or a mouse. Keyboard users type their name instead. */
export function SignaturePad({ id, strokes, onStrokes, error }: SignaturePadProps) {
  const t = useTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const current = useRef<Point[] | null>(null)
  useEffect(() => {
    if (canvas.current) drawStrokes(canvas.current, strokes)
  }, [strokes])
  const pointOf = (event: PointerEvent): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    current.current = [pointOf(event)]
  }
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!current.current) return
    current.current.push(pointOf(event))
    // Drawn immediately, outside React: a line must not lag behind the pen.
    drawStrokes(event.currentTarget, [...strokes, current.current])
  }
  const end = () => {
    if (!current.current) return
    onStrokes([...strokes, current.current])
    current.current = null
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <canvas
          ref={canvas}
          id={id}
          role="img"
          // The focus comes here when nothing was drawn.
          tabIndex={-1}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-label={t('signing.dialog.padLabel')}
          onPointerDown={begin}
          onPointerMove={go}
          onPointerUp={end}
          onPointerCancel={end}
          className="aspect-5/2 w-full cursor-crosshair touch-none rounded-md border border-line-field bg-paper"
        />
        {strokes.length === 0 && (
          <p className="pointer-events-none absolute inset-x-4 bottom-4 border-t border-dashed border-line-strong pt-1.5 text-center text-sm text-ink-faint">
            {t('signing.dialog.padHint')}
          </p>
        )}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Undo2 aria-hidden />}
          disabledReason={strokes.length === 0 ? t('signing.dialog.padHint') : null}
          onClick={() => onStrokes(strokes.slice(0, -1))}
        >
          {t('signing.dialog.undo')}
        </Button>
        <Button
          size="small"
          icon={<Eraser aria-hidden />}
          disabledReason={strokes.length === 0 ? t('signing.dialog.padHint') : null}
          onClick={() => onStrokes([])}
        >
          {t('signing.dialog.clear')}
        </Button>
      </div>
    </div>
  )
}
