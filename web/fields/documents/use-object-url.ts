import { useEffect, useState } from 'react';

/** A URL in this tab for a file, with the given media type; revoked when the file is no longer shown. */
export function useObjectUrl(file: Blob | null, mediaType: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file.slice(0, file.size, mediaType));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, mediaType]);
  return url;
}
