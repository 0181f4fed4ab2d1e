import { Download } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { FormCard } from '#web/kit/page/form-card.tsx';
import { Checksum } from '#web/kit/version/checksum.tsx';
import { Fact } from '#web/kit/version/fact.tsx';
import { InnerFacts } from '#web/kit/version/inner-facts.tsx';
import { Permissions } from '#web/kit/version/permissions.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { fileNeedOf } from '../new/file-need.ts';
import type { VersionData } from './load-version.ts';

/** The file: name, size, checksum, downloads (R3.22) and its metadata. */
export function FileCard({ data: { version, application } }: { data: VersionData }) {
  const page = usePage();
  const { file, inspection, downloadCount, platform } = version;
  const { locale } = page.state;
  if (file === null) {
    const need = fileNeedOf(application, platform);
    const isElsewhere = need === 'address' || need === 'store';
    return (
      <FormCard id="file" title={page.t('words.file')}>
        <p className="text-muted text-sm">
          {page.t(isElsewhere ? `versions.need.${need}` : 'versions.inspection.none')}
        </p>
      </FormCard>
    );
  }
  const { facts } = inspection;
  return (
    <FormCard id="file" title={page.t('words.file')}>
      <dl>
        <Fact label={page.t('versions.fact.name')}>{file.name}</Fact>
        <Fact label={page.t('versions.fact.size')}>{formatBytes(file.size, locale)}</Fact>
        {file.sha256 !== '' && (
          <Fact label="SHA-256">
            <Checksum value={file.sha256} copy={page.t('versions.fact.sha256.copy')} copied={page.t('words.copied')} />
          </Fact>
        )}
        <Fact label={page.t('versions.fact.downloads')}>{new Intl.NumberFormat(locale).format(downloadCount)}</Fact>
        {facts !== null && <InnerFacts facts={facts} />}
      </dl>
      {facts !== null && facts.permissions.length > 0 && (
        <Permissions permissions={facts.permissions} applicationId={application.appId} />
      )}
      {file.url !== '' && (
        <a className="btn btn-quiet" href={file.url} download>
          <Download size={18} aria-hidden />
          {page.t('versions.file.download')}
        </a>
      )}
    </FormCard>
  );
}
