import { LIST_ERRORS } from '@/lib/copy/list-errors'

/**
 * Calls a function of a module that is imported dynamically.
 * @throws Error with the connection message when the import fails; otherwise whatever `call` throws
 */
export async function loadAndCall<Module, T>(
  loading: Promise<Module>,
  call: (module: Module) => Promise<T>,
): Promise<T> {
  const loaded = await loading.catch(() => {
    throw new Error(LIST_ERRORS.connection)
  })
  return call(loaded)
}
