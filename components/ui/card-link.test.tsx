import { act, fireEvent, render, screen } from '@testing-library/react'
import { CardLink } from './article-card'

let finish: () => void = () => undefined
const push = jest.fn(() => undefined)

jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ onNavigate, children }: { onNavigate: (event: Event) => void; children: React.ReactNode }) => (
    <button type="button" onClick={(event) => onNavigate(event.nativeEvent)}>
      {children}
    </button>
  ),
}))
jest.mock('react', () => {
  const react = jest.requireActual<typeof import('react')>('react')
  return {
    ...react,
    useTransition: () => {
      const [moving, setMoving] = react.useState(false)
      finish = () => setMoving(false)
      return [moving, (go: () => void) => (setMoving(true), go())]
    },
  }
})

window.matchMedia = () => ({ matches: true }) as MediaQueryList // motion is reduced

test('§2 Article: a card shows that its article is loading, until it is shown', () => {
  render(<CardLink href="/article/uno" title="Uno" cover={1} loading="Cargando artículo..." />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button'))
  expect(push).toHaveBeenCalledWith('/article/uno')
  expect(screen.getByRole('status', { name: 'Cargando artículo...' })).toBeInTheDocument()
  act(() => finish())
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
