import { buildOfPage } from './page-build'

test.each([
  ['<!DOCTYPE html><html lang="es" data-dpl-id="a1b2" class="x"><head></head></html>', 'a1b2'],
  ['<html data-dpl-id="a1b2">', 'a1b2'],
  ['<!DOCTYPE html><html lang="es"><body data-dpl-id="a1b2"></body></html>', null],
  ['<!DOCTYPE html><html lang="es"><body><pre>&lt;html data-dpl-id="a1b2"&gt;</pre></body></html>', null],
  ['', null],
])('%s is of the build %s', (html, build) => expect(buildOfPage(html)).toBe(build))
