import { useEffect, useState } from 'react';

/** An address in this tab for a chosen file, as the media type we took it for; given back when it is shown no more. */
export function useObjectUrl(file: File, mediaType: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file.slice(0, file.size, mediaType));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, mediaType]);
  return url;
}
