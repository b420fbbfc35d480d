/** A point in the frame: 0 to 1 from its left and its top, so that a rotated phone keeps the signature. */
export interface Point {
  x: number
  y: number
}

export type Stroke = readonly Point[]

/** As printed in the certificate and the boxes of the contract. */
const INK = '#14205a'
const WIDTH = 0.016

/** Draws strokes into a canvas of any size, at the screen's resolution. */
export function drawStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const scale = Math.min(window.devicePixelRatio || 1, 3)
  const width = Math.round(canvas.clientWidth * scale)
  const height = Math.round(canvas.clientHeight * scale)
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const context = canvas.getContext('2d')
  if (context) paint(context, strokes, width, height)
}

/** The signature as an image with the proportions of the frame: `data:image/png;base64,…`. */
export function strokesToPng(strokes: readonly Stroke[]): string {
  const canvas = document.createElement('canvas')
  canvas.width = 1000
  canvas.height = 400
  const context = canvas.getContext('2d')
  if (context) paint(context, strokes, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}

function paint(
  context: CanvasRenderingContext2D,
  strokes: readonly Stroke[],
  width: number,
  height: number,
): void {
  context.clearRect(0, 0, width, height)
  context.strokeStyle = INK
  context.fillStyle = INK
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = Math.max(2, WIDTH * height)
  for (const stroke of strokes) {
    const points = stroke.map(({ x, y }) => ({ x: x * width, y: y * height }))
    if (points.length < 2) dot(context, points[0])
    else line(context, points)
  }
}

function dot(context: CanvasRenderingContext2D, point: Point | undefined): void {
  if (!point) return
  context.beginPath()
  context.arc(point.x, point.y, context.lineWidth / 2, 0, 2 * Math.PI)
  context.fill()
}

/** Curves through the midpoints of the samples: handwriting has no corners. */
function line(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  const [first] = points
  if (!first) return
  context.beginPath()
  context.moveTo(first.x, first.y)
  for (const [index, point] of points.entries()) {
    const next = points[index + 1] ?? point
    context.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2)
  }
  context.stroke()
}
