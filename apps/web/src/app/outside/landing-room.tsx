import { LandingScreen } from '../../features/landing/landing-screen.tsx'

export function drawPage() {
  return <LandingScreen />
}
